import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { KnownDeviceEntity } from './known-device.entity';

const FORGOTTEN_AFTER_MS = 365 * 24 * 3600 * 1000;

@Injectable()
export class KnownDevicesRepository {
  /**
   * Notes a sign-in in the caller's transaction, which must name the user. True when the device was unknown while others were
   * known: the very first one is nothing to warn about.
   */
  async remember(manager: EntityManager, userId: string, deviceHash: Buffer, now: Date): Promise<boolean> {
    await manager.delete(KnownDeviceEntity, {
      userId,
      lastSeenAt: LessThan(new Date(now.getTime() - FORGOTTEN_AFTER_MS)),
    });
    const rows = await manager.query<{ is_new: boolean; has_others: boolean }[]>(
      `insert into known_device as device (user_id, device_hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
       on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
       returning device.xmax = 0 as is_new,
         exists (select from known_device other where other.user_id = $1 and other.device_hash <> $2) as has_others`,
      [userId, deviceHash, now],
    );
    return rows[0]?.is_new === true && rows[0].has_others;
  }

  /** Every device of the user is unknown again, within the caller's transaction, which must name the user. */
  async forgetAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(KnownDeviceEntity, { userId });
  }
}
