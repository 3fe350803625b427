import { defineConfig, type ConfigOf } from '@declic/nest-kit/config';
import { z } from 'zod';

export const config = defineConfig({
  /** Every booking sends a mail, so one address on the network may only ask for so many. Left out: see `bookingsPerHour`. */
  BOOKINGS_PER_HOUR: z.coerce.number().int().min(1).optional(),
});

export type WorkshopsConfig = ConfigOf<typeof config>;

/** A whole company may share one network address; in local mode all visitors do. */
export function bookingsPerHour({ BOOKINGS_PER_HOUR, LOCAL_MODE }: WorkshopsConfig): number {
  return BOOKINGS_PER_HOUR ?? (LOCAL_MODE ? 10_000 : 30);
}
