import { Clock, GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { CancelSessionService } from '../session-changes/cancel-session.service';
import { SessionChangesService } from '../session-changes/session-changes.service';
import { OrganisedSessionsService } from './organised-sessions.service';
import { OrganiserTokenGuard } from './organiser-token.guard';
import { type OrganisedSession, toOrganisedSession } from './to-organised-session';

@Controller()
@GuardedBy(OrganiserTokenGuard)
export class OrganisedSessionsController {
  constructor(
    private readonly organised: OrganisedSessionsService,
    private readonly changes: SessionChangesService,
    private readonly cancellations: CancelSessionService,
    private readonly clock: Clock,
  ) {}

  @Op('listOrganisedSessions')
  async list(@Input() { query }: OpInput<'listOrganisedSessions'>) {
    const now = this.clock.now();
    const { rows, next } = await this.organised.page(query.cursor, query.limit ?? 50);
    return { items: rows.map((row) => toOrganisedSession(row, now)), next_cursor: next };
  }

  @Op('getOrganisedSession')
  get(@Input() { path }: OpInput<'getOrganisedSession'>): Promise<OrganisedSession> {
    return this.show(path.id);
  }

  @Op('createSession')
  async create(@Input() { body }: OpInput<'createSession'>): Promise<OrganisedSession> {
    return this.show((await this.changes.create(body)).id);
  }

  @Op('changeSession')
  async change(@Input() { path, body }: OpInput<'changeSession'>): Promise<OrganisedSession> {
    return this.show((await this.changes.change(path.id, body)).id);
  }

  @Op('closeSession')
  async close(@Input() { path }: OpInput<'closeSession'>): Promise<OrganisedSession> {
    return this.show((await this.changes.close(path.id)).id);
  }

  @Op('reopenSession')
  async reopen(@Input() { path }: OpInput<'reopenSession'>): Promise<OrganisedSession> {
    return this.show((await this.changes.reopen(path.id)).id);
  }

  @Op('cancelSession')
  async cancel(@Input() { path, body }: OpInput<'cancelSession'>): Promise<OrganisedSession> {
    return this.show((await this.cancellations.cancel(path.id, body.reason ?? null)).id);
  }

  private async show(idOrReference: string): Promise<OrganisedSession> {
    return toOrganisedSession(await this.organised.get(idOrReference), this.clock.now());
  }
}
