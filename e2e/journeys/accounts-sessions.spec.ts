import { expect, test } from '@playwright/test';
import {
  newAddress,
  PASSWORD,
  signIn,
  signUp,
  signUpWithoutPages,
  startSignUp,
  submitSignIn,
} from '../support/accounts.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';

test('a session survives a reload, with nothing secret in the storage of the browser', async ({ page, context }) => {
  await signUp(page, newAddress('reload'));
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  const session = await page.evaluate(async () => {
    const answer = await fetch('/api/accounts/session/refresh', { method: 'POST' });
    return (await answer.json()) as { access_token: string; refresh_token: string | null };
  });
  expect(session.refresh_token).toBeNull();
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.documentElement.outerHTML]),
  );
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  const refresh = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(refresh.length).toBeGreaterThan(0);
  for (const { value, sameSite } of refresh) {
    expect(readable).not.toContain(value);
    expect(sameSite).toBe('Lax');
  }
});

test('the session renews itself before it ends', async ({ page }) => {
  const email = newAddress('renewed');
  await signUp(page, email);
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/accounts/session/refresh')) renewals.push(request.method());
  });
  await page.clock.runFor('13:00');
  expect(renewals).toEqual([]);
  await page.clock.runFor('01:00');
  await expect.poll(() => renewals).toEqual(['POST']);
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
});

test('a start after the session has expired ends signed out, after one question', async ({ page, context }) => {
  // A page could still renew the session, and the answer would set the cookie again.
  await signUpWithoutPages(page, newAddress('expired'));
  // Of a refresh token that is over, the service knows as little as of this one.
  const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: 'expired' })));
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/accounts/session/refresh')) renewals.push(request.method());
  });
  await page.goto('/usage');
  await expect(page).toHaveURL('/login?next=%2Fusage');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.waitForTimeout(3_000); // a loop would ask again by then
  expect(renewals).toEqual(['POST']);
});

test('signing in in one tab signs the other in, and signing out ends both', async ({ page, context }) => {
  const email = newAddress('twotabs');
  await signUp(page, email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');

  const other = await context.newPage();
  await other.goto('/login');
  await signIn(page, email, PASSWORD);
  await expect(other).toHaveURL('/dashboard');

  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await page.goto('/account');
  await expect(page).toHaveURL('/login?next=%2Faccount');
});

test('two tabs that renew at once stay signed in', async ({ page, context }) => {
  await signUp(page, newAddress('race'));
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/dashboard');
    await expect(tab.getByRole('button', { name: 'Sign out' })).toBeVisible();
  }
});

test('a verification mail that is asked for again replaces the former one', async ({ page }) => {
  const email = newAddress('again');
  await startSignUp(page, email);
  const former = linkIn(await mailTo(page.request, email));

  await page.getByRole('button', { name: /resend/i }).click();
  await expect(page.getByText('Email sent!')).toBeVisible();
  await expect.poll(async () => linkIn(await mailTo(page.request, email))).not.toBe(former);

  await page.goto(former);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.goto(linkIn(await mailTo(page.request, email)));
  await expect(page).toHaveURL('/dashboard');
});

test('an address that is not verified cannot sign in, and is sent a link', async ({ page }) => {
  const email = newAddress('unverified');
  await startSignUp(page, email);
  const first = await mailTo(page.request, email);

  await page.goto('/login');
  await submitSignIn(page, email);
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect.poll(async () => (await mailTo(page.request, email)).id).not.toBe(first.id);
});
