import { type CommonConfig, Jobs, type Mail, composeMail, SEND_MAIL } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { AccountsConfig } from '../../../config';
import { InjectConfig } from '../../../inject-config';
import type { BillingTransaction } from '../billing-transaction';
import { dateText } from '../date-text';
import { moneyText } from '../money-text';
import type { PurchaseEntity } from './purchase.entity';

/** Receipt for the buyer, and the notice to the organiser. */
@Injectable()
export class PurchaseMails {
  constructor(
    private readonly jobs: Jobs,
    @InjectConfig() private readonly config: Pick<CommonConfig, 'PUBLIC_URL'> & Pick<AccountsConfig, 'ORGANISER_EMAIL'>,
  ) {}

  /** Sent when the transaction commits. The buyer is undefined when the account is deleted by now. */
  async enqueuePaid(tx: BillingTransaction, purchase: PurchaseEntity, buyer: string | undefined): Promise<void> {
    const organiser = this.config.ORGANISER_EMAIL;
    const mails = [
      ...(buyer === undefined ? [] : [this.receipt(buyer, purchase)]),
      ...(organiser === undefined ? [] : [this.notice(organiser, purchase, buyer)]),
    ];
    for (const mail of mails) {
      // The deletion of an account finds what waits for it by the user's id.
      const payload = { ...mail, user_id: purchase.userId };
      await this.jobs.add(tx.manager, SEND_MAIL, payload);
    }
  }

  private receipt(to: string, purchase: PurchaseEntity): Mail {
    const { id, description } = purchase;
    return composeMail(to, {
      title: `Your receipt: ${description}`,
      paragraphs: [
        `Thank you. We received ${paymentText(purchase)} for ${description}.`,
        'We will write to this address to agree on a date with you.',
        `Purchase ${id}. It is listed on your account page.`,
      ],
      button: { label: 'Open your account', url: new URL('/account', this.config.PUBLIC_URL).href },
    });
  }

  private notice(to: string, purchase: PurchaseEntity, buyer: string | undefined): Mail {
    const { id, description } = purchase;
    return composeMail(to, {
      title: `Bought: ${description}`,
      paragraphs: [
        buyer === undefined
          ? `${description} was bought by an account that has been deleted since.`
          : `${description} was bought by ${buyer}. Write to this address to agree on a date.`,
        `Paid: ${paymentText(purchase)}. Purchase ${id}.`,
      ],
    });
  }
}

function paymentText({ amount, currency, paidAt }: PurchaseEntity): string {
  const sum = moneyText(amount, currency);
  return paidAt ? `${sum} on ${dateText(paidAt)}` : sum;
}
