import { Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { CatalogueService } from './catalogue.service';
import { toPublicAction } from './to-public-action';

@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Op('listActions')
  list(@Input() { query }: OpInput<'listActions'>) {
    return this.catalogue
      .list(query)
      .map((action) => ({ ...toPublicAction(action), latency_target_ms: action.latency_target_ms }));
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
