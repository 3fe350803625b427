export { GuardedBy, Public } from './auth/access.decorators';
export { CurrentUser } from './auth/current-user.decorator';
export { LiveSessions } from './auth/live-sessions';
export type { Principal, SessionPrincipal } from './auth/principal';
export type { SessionClaims } from './auth/session-claims';
export { SessionKeys } from './auth/session-keys';
export { SessionStrategy } from './auth/session.strategy';
export { type SigningKey, TOKEN, toSigningKey } from './auth/signing-key';
export { Clock } from './clock/clock';
export {
  type CommonConfig,
  CONFIG,
  type ConfigDefinition,
  ConfigError,
  configInjector,
  type ConfigOf,
  defineConfig,
  InjectConfig,
} from './config/config';
export { Input } from './contract/input.decorator';
export { Op } from './contract/op.decorator';
export type { OperationId, OpInput, OpOutput } from './contract/operation-types';
export { AccountBusyError, InsufficientCreditsError, SuspendedError } from './credits/charge-refusals';
export { CALL_WINDOW_SECONDS, PLAN_FACTS, PLAN_SLUGS, type PlanSlug } from './credits/plan-facts';
export { CSV_TYPE, toCsv } from './csv/csv';
export {
  callForRow,
  callIfOffered,
  callOtherService,
  isOffered,
  type OfferedFunction,
} from './database/call-other-service';
export { connectionLimits } from './database/connection-limits';
export {
  isForeignKeyViolation,
  isUniqueViolation,
  isLockTimeout,
  isPassing,
  readSqlState,
} from './errors/database-errors';
export { OtherServiceError } from './database/other-service.error';
export { migrate, runMigrations } from './database/run-migrations';
export type { ServiceDatabase } from './database/service-database';
export type { SqlFiles } from './database/sql-files';
export { PipelinedStatements, type PreparedStatement } from './database/pipelined-statements';
export { queryAsUser } from './database/query-as-user';
export { isInTransaction } from './database/service-data-source';
export { nameUser, withUser } from './database/with-user';
export { DomainError, type DomainErrorDetails, type DomainErrorKind, type FieldError } from './errors/domain-error';
export { MalformedRequestError, UnauthorizedError, ValidationError } from './errors/request-errors';
export { type Problem, toProblem } from './errors/problem';
export { getProblem, ProblemFilter } from './errors/problem.filter';
export { atField, refusal, refusalBase, retryAfter } from './errors/refusal';
export { ContendedCommit, type ContendedCommitOptions, LockTimeoutError } from './group-commit/contended-commit';
export { GroupCommit, type GroupCommitOptions } from './group-commit/group-commit';
export { OverloadedError } from './group-commit/overloaded.error';
export { wasRolledBack } from './group-commit/was-rolled-back';
export { escapeHtml } from './html/escape-html';
export { Cacheable } from './http/cacheable.decorator';
export { Http, type HttpExchange } from './http/exchange.decorator';
export { namesTag } from './http/names-tag';
export { type Page, renderPage, sendPage } from './http/page';
export { RawBody } from './http/raw-body';
export { StreamedBody } from './http/streamed-body';
export { IdempotencyInProgressError, IdempotencyKeyReusedError } from './idempotency/idempotency.errors';
export { type IdempotentCall, toIdempotentCall } from './idempotency/idempotent-call';
export { inPortions } from './jobs/in-portions';
export { defineJob, type JobDefinition, type PayloadOf } from './jobs/job-definition';
export { Job, type JobHandler, type JobRun } from './jobs/job-handler';
export { JobSchedule } from './jobs/job-schedule';
export { type JobOptions, Jobs } from './jobs/jobs';
export { periodicJob, type PeriodicRun } from './jobs/periodic-job';
export { RecurringJob } from './jobs/recurring-job';
export { SEND_MAIL } from './jobs/send-mail.jobs';
export { createLinkToken, hashLinkToken, isLinkToken } from './mail/link-token';
export { type Mail, type MailCalendar, Mailer } from './mail/mailer';
export { type MailContent, type MailLink, composeMail, renderMail } from './mail/render-mail';
export { Metrics } from './metrics/metrics';
export { DatabaseListener, type NotificationChannel } from './notifications/database-listener';
export { decodeCursor, encodeCursor } from './pagination/cursor';
export { type PageRequest, splitPage } from './pagination/page';
export { createLoggedBreaker } from './providers/logged-breaker';
export { type ProviderBreaker, ProviderAwayError } from './providers/provider-breaker';
export { runSeed, runService, type RunnableService } from './run-service';
export { ServiceModule, type ServiceOptions } from './service.module';
export type { CallBudget } from './throttle/call-budget';
export { toNetwork, toSubnet } from './throttle/to-network';
export { perVisitor } from './throttle/per-visitor';
export { type Hit, type Limit, Throttle } from './throttle/throttle';
export { throttleTable } from './throttle/throttle-table';
export { Throttled } from './throttle/throttled.decorator';
export { type LimitRefusal, TooManyRequestsError } from './throttle/too-many-requests.error';
