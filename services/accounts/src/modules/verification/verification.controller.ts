import {
  Http,
  type HttpExchange,
  Input,
  Op,
  type OpInput,
  Public,
  sendPage,
  TooManyRequestsError,
  ValidationError,
} from '@declic/nest-kit';
import { Controller, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { VisitorDevices } from '../devices/visitor-devices';
import { isForm } from '../mailed-links/is-form';
import { LinkError } from '../mailed-links/link-error';
import { SameOriginGuard } from '../sessions/same-origin.guard';
import { toSession } from '../sessions/to-session';
import { SessionCookie } from '../sessions/session-cookie';
import { type PasswordPage, passwordPage } from './password-page';
import { SignUpBrowser } from './sign-up-browser';
import { confirmPage, refusalPage } from './verification-pages';
import { PasswordRequiredError, WrongPasswordError } from './verification.errors';
import { signedUpIn, VerificationService } from './verification.service';

@Controller()
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly browser: SignUpBrowser,
    private readonly cookie: SessionCookie,
    private readonly devices: VisitorDevices,
  ) {}

  /** @decision D1 */
  @Op('showVerification')
  @Public()
  async show(
    @Input() { query: { token = '' } }: OpInput<'showVerification'>,
    @Http() { request, reply }: HttpExchange,
  ) {
    try {
      const signUp = await this.verification.read(token);
      const isOwn = signedUpIn(signUp, this.browser.read(request));
      return sendPage(reply, isOwn ? confirmPage(token) : passwordPage({ token, email: signUp.email }));
    } catch (error) {
      if (error instanceof LinkError) return sendPage(reply, refusalPage(error, token));
      throw error;
    }
  }

  @Op('confirmVerification')
  @Public()
  @UseGuards(SameOriginGuard)
  async confirm(@Input() { body }: OpInput<'confirmVerification'>, @Http() { request, reply }: HttpExchange) {
    const device = this.devices.read(request, 'browser');
    try {
      const session = await this.verification.confirm({
        token: body.token,
        browserHash: this.browser.read(request),
        password: body.password,
        newPassword: body.new_password,
        device,
      });
      this.cookie.write(reply, session);
      this.devices.write(reply, device);
      if (!isForm(request)) return toSession(session, 'browser');
      reply.status(303).header('location', '/dashboard');
      return undefined;
    } catch (error) {
      if (!isForm(request)) throw error;
      return this.showAgain(body, error, reply);
    }
  }

  /** The form of the page was refused: the page about the link, or the form with what is wrong. */
  private async showAgain(body: ConfirmationForm, error: unknown, reply: FastifyReply): Promise<undefined> {
    if (error instanceof LinkError) {
      reply.status(303).header('location', formatPagePath(body.token));
      return undefined;
    }
    const problem = describeProblem(body, error);
    if (!problem) throw error;
    const { email } = await this.verification.read(body.token);
    // A page: the types of the contract know JSON answers only.
    return sendPage(reply, passwordPage({ token: body.token, email, problem })) as unknown as undefined;
  }
}

type ConfirmationForm = OpInput<'confirmVerification'>['body'];

function describeProblem(body: ConfirmationForm, error: unknown): PasswordPage['problem'] | undefined {
  if (error instanceof ValidationError) return { field: 'new_password', message: error.message };
  const isAboutPassword =
    error instanceof PasswordRequiredError ||
    error instanceof WrongPasswordError ||
    error instanceof TooManyRequestsError;
  if (!isAboutPassword) return undefined;
  return { field: body.new_password === undefined ? 'password' : 'new_password', message: error.message };
}

function formatPagePath(token: string): string {
  return `/api/accounts/verification?${new URLSearchParams({ token }).toString()}`;
}
