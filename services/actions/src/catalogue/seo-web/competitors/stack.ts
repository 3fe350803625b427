import type { Element } from 'domhandler';
import { seen } from '../../../pages/evidence';
import { toFinding, type Finder } from './site-reading';

type Mark = readonly [name: string, pattern: RegExp];

const CONTENT: readonly Mark[] = [
  ['WordPress', /\/wp-(?:content|includes)\/|^WordPress/i],
  ['WooCommerce', /\/plugins\/woocommerce\/|^WooCommerce/i],
  ['Shopify', /cdn\.shopify\.com|\.myshopify\.com/i],
  ['Wix', /static\.wixstatic\.com|^Wix\.com/i],
  ['Squarespace', /static1?\.squarespace\.com|^Squarespace/i],
  ['Webflow', /website-files\.com|^Webflow/i],
  ['PrestaShop', /^PrestaShop|\/modules\/ps_/i],
  ['Magento', /\/static\/(?:version\d+\/)?frontend\/|\/skin\/frontend\//i],
  ['Drupal', /^Drupal|\/sites\/default\/files\//i],
  ['Joomla', /^Joomla|\/media\/jui\//i],
  ['TYPO3', /^TYPO3|\/typo3temp\//i],
  ['Ghost', /^Ghost \d/i],
  ['Framer', /framerusercontent\.com|^Framer/i],
  ['HubSpot CMS', /hs-sites\.com|^HubSpot/i],
  ['Next.js', /\/_next\/static\//i],
  ['Nuxt', /\/_nuxt\//i],
  ['Gatsby', /^Gatsby|\/page-data\/app-data/i],
  ['Astro', /^Astro v|\/_astro\//i],
];

const TOOLS: readonly Mark[] = [
  ['Google Tag Manager', /googletagmanager\.com\/gtm\.js|googletagmanager\.com\/ns\.html/i],
  ['Google Analytics', /googletagmanager\.com\/gtag|google-analytics\.com/i],
  ['Matomo', /matomo\.(?:js|php|cloud)|piwik\.js/i],
  ['Plausible', /plausible\.io\/js/i],
  ['Hotjar', /static\.hotjar\.com/i],
  ['Segment', /cdn\.segment\.com/i],
  ['Meta Pixel', /connect\.facebook\.net/i],
  ['LinkedIn Insight', /snap\.licdn\.com/i],
  ['HubSpot', /js(?:-[a-z0-9]+)?\.hs-scripts\.com|js\.hsforms\.net/i],
  ['Intercom', /widget\.intercom\.io/i],
  ['Crisp', /client\.crisp\.chat/i],
  ['Zendesk', /static\.zdassets\.com/i],
  ['Stripe', /js\.stripe\.com/i],
  ['PayPal', /paypal\.com\/sdk/i],
  ['Calendly', /assets\.calendly\.com|calendly\.com\//i],
  ['Typeform', /embed\.typeform\.com/i],
  ['Trustpilot', /widget\.trustpilot\.com/i],
  ['Axeptio', /static\.axept\.io/i],
  ['Cookiebot', /consent\.cookiebot\.com/i],
  ['OneTrust', /cdn\.cookielaw\.org/i],
  ['Sentry', /browser\.sentry-cdn\.com/i],
  ['reCAPTCHA', /google\.com\/recaptcha/i],
];

export const findPlatform: Finder = ({ page }) => findMarks(resourcesOf(page), CONTENT);
export const findTools: Finder = ({ page }) => findMarks(resourcesOf(page), TOOLS);

interface Resource {
  readonly element: Element;
  readonly text: string;
}

/** Addresses that the page loads, what generated it, and the beginning of its inline scripts. */
function resourcesOf(page: Parameters<Finder>[0]['page']): Resource[] {
  const loaded = page(
    'script[src], link[href], img[src], iframe[src], meta[name="generator" i], a[href*="calendly.com"]',
  )
    .toArray()
    .slice(0, 2_000)
    .map((element) => ({
      element,
      text: element.attribs['src'] ?? element.attribs['href'] ?? element.attribs['content'] ?? '',
    }));
  const inline = page('script:not([src])')
    .toArray()
    .slice(0, 100)
    .map((element) => ({ element, text: page(element).text().slice(0, 5_000) }));
  return [...loaded, ...inline];
}

function findMarks(resources: readonly Resource[], marks: readonly Mark[]) {
  return toFinding(
    marks.flatMap(([value, pattern]) => {
      const resource = resources.find(({ text }) => pattern.test(text));
      return resource ? [{ value, source: seen(resource.element) }] : [];
    }),
  );
}
