import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Runs what waits, in turns: not only the run that added the job. Each run has the time limit of its action. */
export const RUN_IN_BACKGROUND = defineJob('run-in-background', z.object({}), { hasTimeLimit: false });

/** Delivers the callbacks that are due. */
export const DELIVER_CALLBACKS = defineJob('deliver-callbacks', z.object({}));

/** Before runs, which may take a minute each. */
export const DELIVERY_PRIORITY = -1;
