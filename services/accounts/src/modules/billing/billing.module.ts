import { CONFIG } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { UsersModule } from '../users/users.module';
import { BillingController } from './billing.controller';
import { BillingExport } from './billing-export';
import { BillingMails } from './billing-mails';
import { BillingOverviewService } from './billing-overview.service';
import { BillingLeasesRepository } from './billing-leases.repository';
import { BillingRepository } from './billing.repository';
import { BillingService } from './billing.service';
import { BillingLeaseService } from './billing-lease.service';
import { createPaymentProvider } from './create-payment-provider';
import { CreditAlertsRepository } from './credit-alerts/credit-alerts.repository';
import { MailSettingsController } from './credit-alerts/mail-settings.controller';
import { MailSettingsRepository } from './credit-alerts/mail-settings.repository';
import { SendCreditAlertsJob } from './credit-alerts/send-credit-alerts.job';
import { CyclesRepository } from './cycles.repository';
import { DeleteCustomerJob } from './delete-customer.job';
import { InvoicesRepository } from './invoices.repository';
import { KeepPlanService } from './keep-plan.service';
import { PaymentCustomers } from './payment-customers.service';
import { PaymentEventsController } from './payment-events.controller';
import { PaymentEventsService } from './payment-events.service';
import { PaymentProvider } from './payment-provider';
import { PlanPrices } from './plan-prices';
import { PlansController } from './plans.controller';
import { PurchaseMails } from './add-ons/purchase-mails';
import { PurchasesController } from './add-ons/purchases.controller';
import { PurchasesRepository } from './add-ons/purchases.repository';
import { PurchasesService } from './add-ons/purchases.service';
import { SubscriptionSync } from './subscription-sync';
import { UpdateCustomerJob } from './update-customer.job';

@Module({
  imports: [KeysModule, UsersModule],
  controllers: [
    PlansController,
    BillingController,
    PaymentEventsController,
    PurchasesController,
    MailSettingsController,
  ],
  providers: [
    PlanPrices,
    { provide: PaymentProvider, inject: [CONFIG, PlanPrices], useFactory: createPaymentProvider },
    BillingService,
    BillingOverviewService,
    BillingRepository,
    BillingLeasesRepository,
    BillingLeaseService,
    CyclesRepository,
    BillingMails,
    BillingExport,
    SubscriptionSync,
    PaymentEventsService,
    PaymentCustomers,
    DeleteCustomerJob,
    KeepPlanService,
    InvoicesRepository,
    PurchasesService,
    PurchasesRepository,
    PurchaseMails,
    MailSettingsRepository,
    CreditAlertsRepository,
    SendCreditAlertsJob,
    UpdateCustomerJob,
  ],
  exports: [BillingService, BillingExport],
})
export class BillingModule {}
