import { Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ActionHealth } from '../metrics/action-health';
import { CatalogueService } from './catalogue.service';
import { toMeasuredAction, toPublicAction } from './to-public-action';

@Controller()
export class CatalogueController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly health: ActionHealth,
  ) {}

  @Op('listActions')
  list(@Input() { query }: OpInput<'listActions'>) {
    return this.catalogue.list(query).map((action) => toMeasuredAction(action, this.health.find(action.slug)));
  }

  @Op('listPublicActions')
  @Public()
  listPublic(@Input() { query }: OpInput<'listPublicActions'>) {
    return this.catalogue.list(query).map(toPublicAction);
  }

  @Op('listCategories')
  @Public()
  categories() {
    return this.catalogue.categories();
  }
}
