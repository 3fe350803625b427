import { CurrentUser, Input, Op, type OpInput, type Principal, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ADD_ONS } from './add-ons';
import { toPurchase } from './to-purchase';
import { PurchasesService } from './purchases.service';

@Controller()
export class PurchasesController {
  constructor(private readonly purchases: PurchasesService) {}

  @Public()
  @Op('listAddOns')
  listAddOns() {
    return [...ADD_ONS];
  }

  @Op('listPurchases')
  async list(@CurrentUser() user: Principal) {
    return (await this.purchases.list(user.id)).map(toPurchase);
  }

  @Op('buyAddOn')
  async buy(@Input() { body }: OpInput<'buyAddOn'>, @CurrentUser() user: Principal) {
    return { url: await this.purchases.buy(user, body.slug) };
  }
}
