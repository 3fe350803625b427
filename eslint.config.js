import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.js';
import { egress, egressGlobals } from './tools/lint/egress.js';
import { featureBoundaries } from './tools/lint/feature-boundaries.js';
import { houseRules } from './tools/lint/house-rules.js';
import { oneForm } from './tools/lint/one-form.js';

const CONFIG_FILES = ['**/*.config.ts', '**/*.config.js', '**/.storybook/**'];
/** Where the rules of the product are: they know nothing of HTTP. */
const DOMAIN = ['services/**/*.{service,repository,job,errors,entity}.ts'];
const STORIES = ['**/*.stories.tsx'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/vitest.setup.ts', 'e2e/**', 'tools/**'];
/** A test file is as long as its subject, and a `describe` as long as its tests. */
const UNSIZED = ['**/*.{test,spec}.{ts,tsx}', '**/testing/**', 'e2e/**'];
/** The clients of what the operator configures, by file. Everything else goes through the guarded fetch. */
const PROVIDER_CLIENTS = {
  'libs/nest-kit/src/auth/session-keys.ts': 'jose',
  'libs/nest-kit/src/mail/mailer.ts': 'nodemailer',
  'libs/payments/src/stripe-one-time-payments.ts': 'stripe',
  // Only checks signatures.
  'libs/payments/src/verified-event.ts': 'stripe',
  // Opens the descriptor of the channel to the edge, and connects to nothing.
  'deploy/edge/src/page-worker.ts': 'node:net',
  // The services behind the edge.
  'deploy/edge/src/proxy/upstream-pool.ts': 'undici',
  'services/accounts/src/modules/billing/stripe-payments.ts': 'stripe',
  // Reads the errors of the client in language-model-client.ts.
  'libs/language-model/src/model-availability.ts': 'ai',
  // Asks name servers for the mail exchange of a domain, and connects to nothing.
  'services/actions/src/ports/mail-exchange.ts': 'node:dns/promises',
  // Opens the descriptor of the channel to the service, and connects to nothing.
  'services/actions/src/engine/pools/service-channel.ts': 'node:net',
  // Takes them away from the code of users.
  'libs/media/src/confinement/deny-access.ts': ['node:dgram', 'node:dns', 'node:dns/promises', 'node:http', 'node:net'],
  // The endpoint that the operator configured.
  'libs/language-model/src/language-model-client.ts': ['ai', '@ai-sdk/openai-compatible'],
  // Describes answers, and connects to nothing.
  'libs/language-model/src/index.ts': 'ai',
  // The bucket that the operator configured.
  'libs/nest-kit/src/s3/s3-bucket.ts': '@aws-sdk/client-s3',
  // Opens its database connection on a socket that it can destroy.
  'libs/nest-kit/src/database/kept-connection.ts': 'node:net',
};
/** Where the global `fetch` is used: the edge's own services, a file of the answer in the browser, and what takes `fetch` away. */
const OWN_FETCHES = [
  'deploy/edge/src/composition/composition-source.ts',
  'deploy/edge/src/live-pages/read-for-page.ts',
  'deploy/edge/src/preview/preview-source.ts',
  'libs/action-console/src/result/files/file-content.queries.ts',
  'libs/remote-kit/src/prerender/without-fetch.ts',
];
/** Forms that are not sent to a service as they are. */
const LOCAL_FORMS = [
  'libs/action-console/src/saved-inputs/saved-input-row.tsx',
  'libs/action-console/src/saved-inputs/save-input-form.tsx',
  'mf-console/src/features/dashboard/action-search.tsx',
  'mf-console/src/features/propose-action/need-form.tsx',
  'mf-console/src/features/usage/requests/request-search.tsx',
  // What is typed outlives the component, and other components add to it: a store has it.
  'mf-flow/src/features/strategy-view/lines/line-form.tsx',
  'mf-flow/src/features/strategy-view/lines/line-row.tsx',
  'mf-flow/src/features/strategy-view/lines/new-lines.tsx',
  'mf-marketing/src/features/templates/template-filters.tsx',
  'operate/src/token/token-form.tsx',
];
/** Hooks are React's: elsewhere a function named `use…` is none. */
const WEB = [
  '{shell,mf-*,operate}/**/*.{ts,tsx}',
  'libs/{action-console,design-system,remote-kit,session}/**/*.{ts,tsx}',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/.astro',
      '**/.running-*',
      '**/reports',
      '**/coverage',
      '**/storybook-static',
      '**/generated',
      '**/.data',
      '**/test-results',
      '**/.cache',
    ],
  },
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/no-explicit-any': 'error',
      // `import { type A }` alone would still load the module.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Nest modules are classes with nothing but their decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A 204 has no body: `void` inside a generic is how the generated types say so.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['**/*.{ts,tsx}'], ignores: [...CONFIG_FILES, ...STORIES, '**/*.d.ts'], ...houseRules.namedExports },
  { files: ['openapi/clients/session-calls.ts'], ...houseRules.sessionCalls },
  { files: ['services/**/*.ts'], ignores: CONFIG_FILES, ...houseRules.oneOfEach },
  { files: DOMAIN, ...houseRules.noStatusInDomain },
  {
    files: ['{shell,mf-*,libs/action-console}/src/**/*.{ts,tsx}'],
    ignores: STORIES,
    ...houseRules.sharedKeys,
  },
  { files: ['**/*.{ts,tsx,js,mjs}'], ignores: [...STORIES, ...UNSIZED], ...houseRules.sizes },
  { files: ['services/**/*.controller.ts'], ...houseRules.presenters },
  { files: WEB, ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['**/*.{ts,tsx}'], ...houseRules.imports },
  { files: DOMAIN, ...houseRules.noHttpInDomain },
  { files: ['mf-*/src/**/*.{ts,tsx}'], ignores: ['**/*.test.{ts,tsx}'], ...houseRules.remoteImports },
  {
    files: ['mf-*/src/**'],
    plugins: { house: { rules: { 'feature-boundaries': featureBoundaries } } },
    rules: { 'house/feature-boundaries': 'error' },
  },
  {
    files: WEB,
    ignores: ['**/*.test.tsx', ...LOCAL_FORMS],
    plugins: { forms: { rules: { 'one-form': oneForm } } },
    rules: { 'forms/one-form': 'error' },
  },
  {
    files: ['services/**/*.ts', 'libs/*/src/**/*.{ts,tsx}', 'deploy/edge/**/*.ts'],
    ignores: [...CONFIG_FILES, ...TESTS, 'libs/nest-kit/src/guarded-fetch/**'],
    plugins: { egress: { rules: { 'guarded-fetch': egress } } },
    rules: { 'egress/guarded-fetch': 'error', 'no-restricted-globals': egressGlobals },
  },
  { files: OWN_FETCHES, rules: { 'no-restricted-globals': 'off' } },
  ...Object.entries(PROVIDER_CLIENTS).map(([file, client]) => ({
    files: [file],
    rules: { 'egress/guarded-fetch': ['error', { clients: [client].flat() }] },
  })),
  {
    files: ['tools/**', 'libs/release-kit/**', 'openapi/scripts/**', 'deploy/**', 'e2e/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  // The kit is the tools of the workspace as a package.
  {
    files: [...CONFIG_FILES, 'tools/**', 'libs/release-kit/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
);
