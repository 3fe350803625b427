import { Input, Op, type OpInput, type OpOutput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { CatalogueService } from './catalogue.service';

type ListedAction = OpOutput<'listActions'>[number];

@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Op('listActions')
  list(@Input() { query }: OpInput<'listActions'>): OpOutput<'listActions'> {
    return this.catalogue
      .list(query)
      .map((action) => ({ ...toPublicAction(action), latency_target_ms: action.latency_target_ms }));
  }

  @Op('listPublicActions')
  @Public()
  listPublic(@Input() { query }: OpInput<'listPublicActions'>): OpOutput<'listPublicActions'> {
    return this.catalogue.list(query).map(toPublicAction);
  }

  @Op('listCategories')
  @Public()
  categories(): OpOutput<'listCategories'> {
    return this.catalogue.categories();
  }
}

/**
 * The view for anonymous readers, without metrics. All metrics are null until a verifier measures them.
 *
 * @decision D17
 */
function toPublicAction({ slug, title, category, one_liner, credit_cost, tags }: Action): ListedAction {
  return {
    slug,
    title,
    category,
    one_liner,
    credit_cost,
    tags: [...tags],
    health_status: null,
    score: null,
    p95_latency_ms_24h: null,
    success_rate_24h: null,
    last_verified_at: null,
    latency_target_ms: null,
    on_time_rate_24h: null,
    is_enabled: true,
  };
}
