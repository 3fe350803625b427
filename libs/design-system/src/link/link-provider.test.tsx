import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Link, LinkProvider, type LinkElementProps } from '.';

afterEach(cleanup);

function RouterLink({ href, children }: LinkElementProps) {
  return (
    <a href={href} data-router>
      {children}
    </a>
  );
}

const followed = (props: LinkElementProps) => {
  render(
    <LinkProvider link={RouterLink}>
      <Link {...props}>Go</Link>
    </LinkProvider>,
  );
  return screen.getByRole('link').hasAttribute('data-router');
};

it('follows internal addresses through the router', () => {
  expect(followed({ href: '/keys?page=2' })).toBe(true);
});

it.each(['https://example.com', '//example.com', 'mailto:hello@example.com', '#waitlist'])(
  'leaves %s to the browser',
  (href) => {
    expect(followed({ href })).toBe(false);
  },
);

it('leaves internal files to the browser', () => {
  expect(followed({ href: '/api/export.csv', download: true })).toBe(false);
});

it('opens a new tab without telling it where it came from', () => {
  followed({ href: 'https://example.com', target: '_blank' });

  expect(screen.getByRole('link').getAttribute('rel')).toBe('noreferrer');
});
