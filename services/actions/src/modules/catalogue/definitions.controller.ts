import { Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { DefinitionsService } from './definitions.service';
import { FreeRead } from './free-read';

@Controller()
export class DefinitionsController {
  constructor(private readonly definitions: DefinitionsService) {}

  @Op('listActionDefinitions')
  @FreeRead()
  list() {
    return this.definitions.list();
  }

  @Op('getRoutingIndex')
  @FreeRead()
  routed() {
    return this.definitions.listRouted();
  }

  @Op('getActionDefinition')
  @FreeRead()
  get(@Input() { path: { slug } }: OpInput<'getActionDefinition'>) {
    return this.definitions.get(slug);
  }
}
