import { Clock, CONFIG } from '@declic/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import type { FlowConfig } from '../config';
import { type WorkflowCall, workflowCall } from './workflow-call';

const AUDIENCE = 'flow workflow';
const ALGORITHM = 'HS256';

/** How long a workflow may take until it delivers. */
const WAIT_MS = 15 * 60_000;

/** Tokens that workflows deliver with. Each names one call; whether its result is still wanted stands in the database. */
@Injectable()
export class WorkflowTokens {
  private readonly key: Uint8Array | undefined;

  constructor(
    @Inject(CONFIG) { FLOW_WORKFLOW_SECRET: secret }: FlowConfig,
    private readonly clock: Clock,
  ) {
    this.key = secret === undefined ? undefined : new TextEncoder().encode(secret);
  }

  /** When a call of this moment is given up. */
  deadline(): Date {
    return new Date(this.clock.now().getTime() + WAIT_MS);
  }

  sign(call: WorkflowCall): Promise<string> {
    if (!this.key) throw new Error('No workflow is configured.');
    return new SignJWT({ call })
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(AUDIENCE)
      .setExpirationTime(this.deadline())
      .sign(this.key);
  }

  /** Undefined for what this service did not sign, and for what has expired. */
  async read(token: string): Promise<WorkflowCall | undefined> {
    if (!this.key) return undefined;
    try {
      const currentDate = this.clock.now();
      const { payload } = await jwtVerify(token, this.key, {
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        currentDate,
      });
      return workflowCall.parse(payload['call']);
    } catch {
      return undefined;
    }
  }
}
