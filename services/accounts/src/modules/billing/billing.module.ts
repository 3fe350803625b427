import { CONFIG } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { UsersModule } from '../users/users.module';
import { BillingController } from './billing.controller';
import { BillingExport } from './billing-export';
import { BillingMails } from './billing-mails';
import { BillingOverviewService } from './billing-overview.service';
import { BillingRepository } from './billing.repository';
import { BillingService } from './billing.service';
import { createPaymentProvider } from './create-payment-provider';
import { CyclesRepository } from './cycles.repository';
import { PaymentEventsController } from './payment-events.controller';
import { PaymentEventsService } from './payment-events.service';
import { PaymentProvider } from './payment-provider';
import { PlanPrices } from './plan-prices';
import { PlansController } from './plans.controller';
import { SubscriptionSync } from './subscription-sync';

@Module({
  imports: [KeysModule, UsersModule],
  controllers: [PlansController, BillingController, PaymentEventsController],
  providers: [
    PlanPrices,
    { provide: PaymentProvider, inject: [CONFIG, PlanPrices], useFactory: createPaymentProvider },
    BillingService,
    BillingOverviewService,
    BillingRepository,
    CyclesRepository,
    BillingMails,
    BillingExport,
    SubscriptionSync,
    PaymentEventsService,
  ],
  exports: [BillingService, BillingExport],
})
export class BillingModule {}
