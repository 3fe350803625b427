/** Space in steps of the 4-px grid: 4 8 12 16 24 32 48 64 96. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
  9: '96px',
} as const;

/** Type sizes 12 14 16 18 22 28 36 48 64, in rem so that the reader's own setting counts. */
export const text = {
  caption: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  h4: '1.375rem',
  h3: '1.75rem',
  h2: '2.25rem',
  h1: '3rem',
  display: '4rem',
} as const;

export const font = {
  heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage DejaVu', system-ui, sans-serif",
  body: "'Inter Variable', 'Inter Fallback', 'Inter DejaVu', system-ui, sans-serif",
  mono: "'JetBrains Mono Variable', 'Mono Fallback', ui-monospace, monospace",
} as const;

export const leading = { text: '1.5', heading: '1.15' } as const;

export const weight = { regular: '400', medium: '500', semibold: '600' } as const;

export const radius = { control: '6px', card: '12px', full: '999px' } as const;

/** The only shadow there is: overlays. Everything else is separated by hairlines. */
export const shadow = { overlay: '0 16px 48px rgb(15 16 19 / 0.18), 0 2px 8px rgb(15 16 19 / 0.08)' } as const;

export const motion = {
  feedback: '120ms cubic-bezier(0.2, 0.6, 0.35, 1)',
  enter: '200ms cubic-bezier(0.2, 0.6, 0.35, 1)',
} as const;

export const size = { target: '44px', content: '1200px', reading: '68ch' } as const;
