import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Runs the run whose turn it is, not the one that added the job: there are as many jobs as runs that wait. */
export const RUN_IN_BACKGROUND = defineJob('run-in-background', z.object({}));

/** Delivers the callbacks that are due. */
export const DELIVER_CALLBACKS = defineJob('deliver-callbacks', z.object({}));

/** Before runs, which may take a minute each. */
export const DELIVERY_PRIORITY = -1;
