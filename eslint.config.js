import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.js';
import { featureBoundaries } from './tools/lint/feature-boundaries.js';
import { houseRules } from './tools/lint/house-rules.js';

const CONFIG_FILES = ['**/*.config.ts', '**/*.config.js', '**/.storybook/**'];
const STORIES = ['**/*.stories.tsx'];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/reports',
      '**/coverage',
      '**/storybook-static',
      '**/generated',
      '**/.data',
      '**/test-results',
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
  { files: ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'], ignores: STORIES, ...houseRules.sharedKeys },
  { files: ['services/**/*.controller.ts'], ...houseRules.presenters },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['**/*.{ts,tsx}'], ...houseRules.imports },
  { files: ['mf-*/src/**/*.{ts,tsx}'], ignores: ['**/*.test.{ts,tsx}'], ...houseRules.remoteImports },
  {
    files: ['mf-*/src/**'],
    plugins: { house: { rules: { 'feature-boundaries': featureBoundaries } } },
    rules: { 'house/feature-boundaries': 'error' },
  },
  { files: ['tools/**', 'openapi/scripts/**', 'deploy/**', 'e2e/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
  { files: [...CONFIG_FILES, 'tools/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
);
