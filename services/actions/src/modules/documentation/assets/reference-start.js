Scalar.createApiReference('#reference', {
  url: '/v1/openapi.json',
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  // The samples that the viewer writes are executed by no test; the guides and the pages of actions have some that are.
  hiddenClients: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideDarkModeToggle: true,
  forceDarkModeState: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  authentication: { preferredSecurityScheme: 'apiKey' },
});
