import { Injectable } from '@nestjs/common';

/** Whether load balancers may send calls here. */
@Injectable()
export class Readiness {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  /** From now on the readiness probe fails, until the process ends. */
  startDraining(): void {
    this.draining = true;
  }
}
