import { Cacheable, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller, UseGuards } from '@nestjs/common';
import { DefinitionsService } from './definitions.service';
import { FreeReadGuard } from './free-read.guard';

/** They change with a release only. */
const MAX_AGE_SECONDS = 300;

@Controller()
@Public()
@UseGuards(FreeReadGuard)
export class DefinitionsController {
  constructor(private readonly definitions: DefinitionsService) {}

  @Op('listActionDefinitions')
  @Cacheable(MAX_AGE_SECONDS)
  list() {
    return this.definitions.list();
  }

  @Op('getRoutingIndex')
  @Cacheable(MAX_AGE_SECONDS)
  routed() {
    return this.definitions.listRouted();
  }

  @Op('getActionDefinition')
  @Cacheable(MAX_AGE_SECONDS)
  get(@Input() { path: { slug } }: OpInput<'getActionDefinition'>) {
    return this.definitions.get(slug);
  }
}
