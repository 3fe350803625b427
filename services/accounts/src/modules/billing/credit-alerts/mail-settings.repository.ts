import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Which mails a user wants. All of them, until the user says otherwise. */
export interface MailSettings {
  readonly creditAlerts: boolean;
}

@Injectable()
export class MailSettingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  read(userId: string): Promise<MailSettings> {
    return queryAsUser(this.dataSource, userId, async (manager) => {
      const rows: { credit_alerts: boolean }[] = await manager.query(
        'select credit_alerts from mail_settings where user_id = $1',
        [userId],
      );
      return { creditAlerts: rows[0]?.credit_alerts ?? true };
    });
  }

  async save(userId: string, { creditAlerts }: MailSettings): Promise<void> {
    await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query(
        `insert into mail_settings (user_id, credit_alerts) values ($1, $2)
         on conflict (user_id) do update set credit_alerts = excluded.credit_alerts`,
        [userId, creditAlerts],
      ),
    );
  }
}
