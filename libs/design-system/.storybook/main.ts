import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    '../src/**/*.stories.tsx',
    '../../action-console/src/**/*.stories.tsx',
    '../../../mf-*/src/**/*.stories.tsx',
    '../../../operate/src/**/*.stories.tsx',
  ],
  // The frame of results that are pages.
  staticDirs: [{ from: '../../../shell/public/result-frame.html', to: '/result-frame.html' }],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // A plain config: with the federation plugin of the remotes no story would render.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
