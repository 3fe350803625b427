import { Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ActionsRegistry } from './actions.registry';
import { ActionNotFoundError } from './catalogue.errors';
import { toDefinition, toSummary } from './to-definition';

/** The catalogue as programs read it. */
@Controller()
@Public()
export class DefinitionsController {
  constructor(private readonly registry: ActionsRegistry) {}

  @Op('listActionDefinitions')
  list() {
    return this.registry.list().map((action) => toSummary(action, this.registry.findObstacle(action)));
  }

  @Op('getActionDefinition')
  get(@Input() { path: { slug } }: OpInput<'getActionDefinition'>) {
    const action = this.registry.findListed(slug);
    if (!action) throw new ActionNotFoundError(slug);
    return toDefinition(action, this.registry.findObstacle(action));
  }
}
