import { Job, type JobHandler } from '@declic/nest-kit';
import { DELIVER_CALLBACKS } from '../background-queue/background-runs.jobs';
import { CallbackSender } from './callback-sender';

/** Begins deliveries and does not wait for them, so that slow receivers hold up no other job. */
@Job(DELIVER_CALLBACKS)
export class DeliverCallbacksJob implements JobHandler<typeof DELIVER_CALLBACKS> {
  constructor(private readonly sender: CallbackSender) {}

  handle(): Promise<void> {
    return this.sender.send();
  }
}
