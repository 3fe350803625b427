import { JobHandler, Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { MailThrottle } from '../throttle/mail-throttle';
import { UsersRepository } from '../users/users.repository';

const payload = z.object({ email: z.string(), ip: z.string() });

/** Finds out whom a recovery mail is for. Nobody gets one for an address that has no account. */
@Injectable()
export class RecoverPasswordJob extends JobHandler<z.infer<typeof payload>> {
  readonly payload = payload;

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: MailThrottle,
    private readonly users: UsersRepository,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async handle({ email, ip }: z.infer<typeof payload>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.throttle.allows(manager, { purpose: 'recovery', email, ip }))) return;
      const user = await this.users.findByEmail(email, manager);
      if (user) await this.jobs.add(manager, 'send-recovery', { user_id: user.id });
    });
  }
}
