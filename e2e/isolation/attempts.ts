import { PASSWORD } from '../support/accounts.ts';
import {
  addressed,
  linkTokens,
  NOT_THERE,
  ofDraft,
  ofStrategy,
  ofStrategyLine,
  paidCall,
  reads,
  readsShared,
  REFUSED,
  smuggled,
  type Tries,
} from './common-tries.ts';
import { marketingTries } from './marketing-tries.ts';
import { PAID_INPUT } from './owner.ts';
import { deliverAnalysis, deliverDrafts } from './workflow-tries.ts';
import { workshopTries } from './workshop-tries.ts';

/** One entry per operation of the contract. A new operation has to be thought of here. */
export const tries: Readonly<Record<string, Tries>> = {
  signUp: addressed((email) => ({ body: { email, password: 'Another-Horse-7-Battery!' } }), [202]),
  resendVerification: addressed((email) => ({ body: { email } }), [202]),
  requestPasswordRecovery: addressed((email) => ({ body: { email } }), [202]),
  signIn: addressed((email) => ({ body: { email, password: 'Another-Horse-7-Battery!' } }), [401]),
  showVerification: ({ verificationToken: token }) => [{ query: { token }, answers: [200] }],
  confirmVerification: ({ verificationToken: token }) => [{ body: { token }, answers: REFUSED }],
  resetPassword: ({ verificationToken, userId, waitlistToken }) =>
    [verificationToken, userId, waitlistToken].map((token) => ({
      body: { token, password: PASSWORD },
      answers: REFUSED,
    })),
  checkPasswordLink: linkTokens,
  // Answers the same for an unknown link, and sends no mail.
  renewPasswordLink: ({ userId, waitlistToken }) =>
    [userId, waitlistToken].map((token) => ({ body: { token }, answers: [202] })),
  renewVerification: ({ userId, waitlistToken }) =>
    [userId, waitlistToken].map((token) => ({ body: { token }, answers: [200] })),
  signOut: (owner) => [
    { answers: [204] },
    ...smuggled(owner).map((attempt) => ({ ...attempt, answers: [204, 422] })),
    ...[owner.userId, owner.session].map((token) => ({ body: { refresh_token: token }, answers: REFUSED })),
  ],
  refreshSession: ({ userId, session }) =>
    [userId, session].map((token) => ({ body: { refresh_token: token }, answers: REFUSED })),

  getCurrentUser: reads,
  listSessions: reads,
  endSession: ({ userId }) => [{ path: { id: userId }, answers: NOT_THERE }],
  // The stranger's own sessions end with the plain call; the tests of the service make it.
  endOtherSessions: (owner) =>
    smuggled(owner)
      .filter(({ query }) => query)
      .map((attempt) => ({ ...attempt, answers: [422] })),
  changePassword: ({ userId, email }) => {
    const change = { present_password: 'Another-Horse-7-Battery!', password: 'Third-Horse-7-Battery!' };
    return [
      { body: change, answers: [422] },
      { body: { ...change, present_password: PASSWORD, user_id: userId, email }, answers: [422] },
    ];
  },
  changeEmail: (owner) => [
    { body: { present_password: 'Another-Horse-7-Battery!', email: owner.email }, answers: [422] },
    // The owner is told, and keeps the address.
    { body: { present_password: PASSWORD, email: owner.email }, answers: [202] },
  ],
  showEmailChange: ({ verificationToken: token }) => [{ query: { token }, answers: [200] }],
  confirmEmailChange: linkTokens,
  showEmailRestoration: ({ verificationToken: token }) => [{ query: { token }, answers: [200] }],
  restoreEmail: linkTokens,
  getUserApiStats: reads,
  getToolPricing: readsShared,
  getUserApiKeys: reads,
  getBillingOverview: reads,
  getUnifiedUsage: reads,
  getCreditHistory: reads,
  getUserCreditLedger: reads,
  getCreditLedgerExtent: reads,
  exportCreditLedger: reads,
  exportAccount: reads,
  listPlans: readsShared,
  getSigningKeys: readsShared,
  listAddOns: readsShared,
  listPurchases: reads,
  getMailSettings: reads,
  // The stranger's account goes with the plain call, so it is not made here; the journeys make it.
  deleteAccount: (owner) =>
    smuggled(owner)
      .filter(({ query }) => query)
      .map((attempt) => ({ ...attempt, answers: [422] })),
  createKey: ({ userId, email, kid }) => [
    { body: { label: 'Mine', user_id: userId, email, kid }, answers: [403, 422] },
  ],
  refreshKey: ({ kid, userId, email }) => [
    { body: { kid }, answers: NOT_THERE },
    { body: { kid, user_id: userId, email }, answers: [403, 422] },
  ],
  subscribe: ({ priceId, kid, userId }) => [
    { body: { priceId, kid }, answers: [403, 404, 422] },
    { body: { priceId, user_id: userId }, answers: [403, 422] },
  ],
  // The attacker has no subscription of their own; the user named is ignored.
  keepPlan: (owner) => [{}, ...smuggled(owner)].map((attempt) => ({ ...attempt, answers: [409, 422] })),
  buyAddOn: ({ userId, email }) => [
    { body: { slug: 'studio_hour', user_id: userId }, answers: [422] },
    { body: { slug: 'studio_hour', email }, answers: [422] },
    { body: { slug: userId }, answers: [422] },
  ],
  updateMailSettings: ({ userId, email }) => [
    { body: { credit_alerts: false, user_id: userId }, answers: [422] },
    { body: { credit_alerts: false, email }, answers: [422] },
  ],
  openBillingPortal: (owner) => smuggled(owner).map((attempt) => ({ ...attempt, answers: [200, 403, 404, 409, 422] })),
  receivePaymentEvent: ({ userId, email }) => {
    const event = {
      id: 'evt_stranger',
      type: 'checkout.session.completed',
      data: { object: { client_reference_id: userId, customer_email: email } },
    };
    const forged = { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
    return [
      { body: event, headers: forged, answers: [400, 401, 403] },
      { body: event, answers: [400, 401, 403] },
    ];
  },

  listActions: readsShared,
  listPublicActions: readsShared,
  listCategories: readsShared,
  getActionEvidence: (owner) => readsShared(owner).map((attempt) => ({ ...attempt, path: { slug: 'email_validate' } })),
  getRoutingIndex: readsShared,
  listFavorites: reads,
  addFavorite: (owner) =>
    smuggled(owner).map((attempt) => ({ ...attempt, path: { slug: 'iban_validate' }, answers: [204, 422] })),
  removeFavorite: (owner) =>
    smuggled(owner).map((attempt) => ({ ...attempt, path: { slug: 'email_validate' }, answers: [204, 422] })),
  recordEmptySearch: ({ userId }) => {
    const search = { search_query: 'nothing like this', filters: { category: 'all', showFavorites: false } };
    return [
      { body: search, answers: [204] },
      { body: { ...search, user_id: userId }, answers: [422] },
    ];
  },
  listAnswerReports: reads,
  // The owner's run that was paid for, and the one that ran later.
  reportAnswer: ({ requestId, runId, userId }) => {
    const report = { request_id: requestId, reason: 'wrong' };
    return [
      { body: report, answers: [404] },
      { body: { ...report, request_id: runId }, answers: [404] },
      { body: { ...report, user_id: userId }, answers: [422] },
    ];
  },
  // Answered 200 whatever becomes of the call, or 422 for what is too long for a key.
  testAction: ({ idempotencyKey, kid, session }) =>
    [kid, session].map((token) => ({
      body: {
        slug: 'email_validate',
        authorization: `Bearer ${token}`,
        body: PAID_INPUT,
        idempotency_key: idempotencyKey,
      },
      answers: [200, 422],
    })),
  // Reads nothing of an account.
  proposeActions: ({ userId }) => [
    { body: { message: 'check this email address: someone@gmial.com' }, answers: [200] },
    { body: { message: 'check this email address', user_id: userId }, answers: [422] },
  ],
  listRequests: reads,
  exportRequests: reads,
  runAction: paidCall({ slug: 'email_validate' }),
  validateEmail: paidCall(),
  getRun: ({ runId: id, kid }) => [
    { path: { id }, answers: [404] },
    { path: { id }, headers: { authorization: `Bearer ${kid}` }, answers: [401] },
  ],
  getWebhookSecret: reads,
  // The stranger's own secret is renewed.
  renewWebhookSecret: (owner) => smuggled(owner).map((attempt) => ({ ...attempt, answers: [200, 422] })),
  listActionDefinitions: readsShared,
  getActionDefinition: (owner) =>
    readsShared(owner).map((attempt) => ({ ...attempt, path: { slug: 'email_validate' } })),
  showDocumentation: readsShared,
  showGuide: () => [{ path: { guide: 'keys' }, answers: [200] }],
  showActionPages: readsShared,
  showActionPage: () => [{ path: { slug: 'email_validate' }, answers: [200] }],
  showErrorPages: readsShared,
  showErrorPage: () => [{ path: { code: 'not_found' }, answers: [200] }],
  showReference: readsShared,
  getDocumentationAsset: ({ fileId: file }) => [{ path: { file }, answers: [404] }],
  getOpenApi: readsShared,
  getLlmsText: readsShared,
  getSitemap: readsShared,
  runActionByName: ({ idempotencyKey, kid }) => {
    const body = { action: 'email_validate', arguments: PAID_INPUT };
    return [
      { body, headers: { 'idempotency-key': idempotencyKey }, answers: [402] },
      { body, headers: { authorization: `Bearer ${kid}` }, answers: [401] },
    ];
  },
  // The message is sure to run, and the stranger has no credits for it.
  chat: ({ idempotencyKey, kid }) => {
    const body = { message: 'check this email address: someone@gmial.com', mode: 'express' };
    return [
      { body, headers: { 'idempotency-key': idempotencyKey }, answers: [402] },
      { body, headers: { authorization: `Bearer ${kid}` }, answers: [401] },
    ];
  },
  // A tool call is charged to the stranger, who has no credits; what is answered is a result that says so.
  callMcp: ({ kid, session }) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    return [kid, session].map((token) => ({ body, headers: { authorization: `Bearer ${token}` }, answers: [401] }));
  },
  listFiles: reads,
  uploadFile: ({ userId, fileId }) => [
    { body: { file: fileId }, answers: [422] },
    { body: { file: 'data:text/plain;base64,YQ==', user_id: userId }, answers: [422] },
  ],
  downloadFile: ({ fileId: id }) => [
    { path: { id }, query: { expires: '4102444800', signature: 'a'.repeat(43) }, answers: [404] },
    { path: { id }, answers: [422] },
  ],

  listStrategies: reads,
  createStrategy: ({ userId }) => [
    {
      body: { user_id: userId, strategy_name: 'Mine', goals: 'To write into the account of another.', tone: 'casual' },
      answers: [403],
    },
  ],
  getStrategy: ofStrategy(),
  getStrategyIntake: ofStrategy(),
  updateStrategy: ofStrategy({ status: 'inactive', horizon_days: 30 }),
  deleteStrategy: ofStrategy(),
  retryAnalysis: ofStrategy(),
  streamStrategy: ofStrategy(),
  // A text that the stranger keeps for itself; nothing of the owner's is named.
  uploadPdf: () => [{ query: { name: 'a.pdf' }, body: 'no PDF', answers: [400, 415, 422] }],
  addStrategyLine: ofStrategy({ part: 'offers', text: 'Not of the owner' }),
  changeStrategyLine: ofStrategyLine({ text: 'Not of the owner' }),
  removeStrategyLine: ofStrategyLine(),
  listIdeas: ofStrategy(),
  generateIdeas: ofStrategy({ count: 1 }),
  renewIdeas: ofStrategy(),
  planIdeas: ofStrategy({ starts_on: '2030-01-01' }),
  updateIdea: ({ ideaId: id }) =>
    [{ status: 'rejected' }, { scheduled_on: '2030-01-01' }].map((body) => ({
      path: { id },
      body,
      answers: NOT_THERE,
    })),
  getDraft: ofDraft(),
  saveDraft: ofDraft({ content_md: 'Of another.', base_version: 1 }),
  rewriteDraft: ofDraft(),
  listDraftVersions: ofDraft(),
  restoreDraftVersion: ({ draftId: id }) => [{ path: { id, version: '1' }, answers: NOT_THERE }],

  deliverAnalysis,
  deliverDrafts,

  ...marketingTries,

  getComposition: () => [{ answers: [200] }],
  getCandidates: () => [{ answers: [200] }],
  recordBeacon: ({ userId }) => [
    { body: { kind: 'not-found', composition_id: 'none', path: `/users/${userId}` }, answers: [204] },
  ],
  createPreview: () => [{ body: { overrides: [{ name: 'mf-console', version: '0' }] }, answers: [401, 403] }],
  createReplay: () => [{ path: { id: '0123456789abcdef' }, body: {}, answers: [401, 403] }],
  getPreview: () => [{ query: { token: 'a.b.c' }, answers: [404] }],
  getShellOffer: () => [{ answers: [401, 403] }],
  listDeployables: () => [{ answers: [401, 403] }],
  registerRelease: () => [{ body: {}, answers: [401, 403] }],
  beginUpload: () => [{ body: {}, answers: [401, 403] }],
  uploadReleaseFile: () => [{ path: { id: '0'.repeat(32), digest: '0'.repeat(96) }, answers: [401, 403] }],
  completeUpload: () => [{ path: { id: '0'.repeat(32) }, answers: [401, 403] }],
  listReleases: () => [{ path: { name: 'mf-console' }, answers: [401, 403] }],
  listReleaseEvents: () => [{ path: { name: 'mf-console' }, answers: [401, 403] }],
  listServedReleases: () => [{ answers: [401, 403] }],
  setFrozen: () => [{ path: { name: 'mf-console' }, body: { frozen: true }, answers: [401, 403] }],
  setRetired: () => [{ path: { name: 'mf-console' }, body: { retired: true }, answers: [401, 403] }],
  withdrawRelease: () => [{ path: { name: 'mf-console', version: '0' }, body: {}, answers: [401, 403] }],
  setCanary: () => [{ path: { name: 'mf-console' }, body: { version: '0', percent: 5 }, answers: [401, 403] }],
  promoteCanary: () => [{ path: { name: 'mf-console' }, body: { version: '0' }, answers: [401, 403] }],
  endCanary: () => [{ path: { name: 'mf-console' }, body: { version: '0' }, answers: [401, 403] }],
  getReleaseHealth: () => [{ answers: [401, 403] }],
  setCurrentRelease: () => [{ path: { name: 'mf-console' }, body: { version: '0' }, answers: [401, 403] }],
  ...workshopTries,
};
