import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { MailSettingsRepository } from './mail-settings.repository';

@Controller()
export class MailSettingsController {
  constructor(private readonly settings: MailSettingsRepository) {}

  @Op('getMailSettings')
  async read(@CurrentUser() user: Principal) {
    const { creditAlerts } = await this.settings.read(user.id);
    return { credit_alerts: creditAlerts };
  }

  @Op('updateMailSettings')
  async update(@Input() { body }: OpInput<'updateMailSettings'>, @CurrentUser() user: Principal) {
    await this.settings.save(user.id, { creditAlerts: body.credit_alerts });
    return body;
  }
}
