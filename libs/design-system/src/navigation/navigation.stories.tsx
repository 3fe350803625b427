import preview from '../../.storybook/preview';
import { Button, ButtonLink, Card, Container, PageHeader, SkipLink, Text, ThemeToggle } from '../index';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import { AppHeader, SiteHeader } from './header';

const meta = preview.meta({ title: 'Components/Navigation', parameters: { layout: 'fullscreen' } });

const crumbs = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Actions', href: '/actions' },
  { label: 'Validate an e-mail address' },
];

const groups = [
  { title: 'Product', links: ['Actions', 'Workshops', 'Pricing'].map((label) => ({ label, href: '/product' })) },
  { title: 'Developers', links: ['Documentation', 'Status'].map((label) => ({ label, href: '/developers' })) },
  { title: 'Support', links: ['Contact', 'Questions'].map((label) => ({ label, href: '/support' })) },
];

export const Application = meta.story({
  render: () => (
    <>
      <SkipLink />
      <AppHeader
        homeHref="/dashboard"
        nav={[
          { label: 'Dashboard', href: '/dashboard' },
          { label: 'Actions', href: '/actions', current: true },
          { label: 'Keys', href: '/keys' },
          { label: 'Usage', href: '/usage' },
          { label: 'Account', href: '/account' },
        ]}
        actions={
          <>
            <Text as="span" size="small" tone="muted">
              ada@example.com
            </Text>
            <Button variant="ghost" size="sm">
              Sign out
            </Button>
          </>
        }
        pinned={<ThemeToggle />}
      />
      <Container as="main" id="main" $width="content">
        <br />
        <PageHeader
          breadcrumb={<Breadcrumb items={crumbs} />}
          title="Validate an e-mail address"
          subtitle="Checks the syntax, the domain and the usual typing mistakes."
          actions={<Button>Run</Button>}
        />
        <Card>
          <Text>Everything else of the page.</Text>
        </Card>
      </Container>
      <Footer groups={groups} tagline="One POST, one result.">
        <span>© 2026 declic</span>
      </Footer>
    </>
  ),
});

export const Site = meta.story({
  render: () => (
    <SiteHeader
      homeHref="/fr/"
      nav={[
        { label: 'Ateliers', href: '/workshops' },
        { label: 'Actions', href: '/actions' },
      ]}
      actions={<ButtonLink href="#waitlist">Rejoindre la liste</ButtonLink>}
    />
  ),
});

export const ManyLinks = meta.story({
  render: () => (
    <AppHeader
      nav={['Dashboard', 'Usage', 'Account', 'Billing'].map((label) => ({ label, href: `/${label}` }))}
      further={Array.from({ length: 20 }, (_, at) => ({ label: `Area ${at + 1}`, href: `/areas/${at}` }))}
      actions={<Button variant="ghost">Sign out</Button>}
      pinned={<ThemeToggle />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'));
  },
});

export const Crumbs = meta.story({ render: () => <Breadcrumb items={crumbs} /> });

export const CrumbsWithLongText = meta.story({
  render: () => (
    <Breadcrumb
      items={[
        { label: 'Ateliers', href: '/workshops' },
        { label: 'Construire un agent qui répond aux demandes de devis sans jamais inventer un prix ni une date' },
      ]}
    />
  ),
});

export const FooterAlone = meta.story({
  render: () => (
    <Footer groups={groups} tagline="One POST, one result.">
      <span>© 2026 declic</span>
      <span>Made in France</span>
    </Footer>
  ),
});

export const FooterEmpty = meta.story({ render: () => <Footer /> });
