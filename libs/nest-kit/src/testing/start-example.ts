import { type CanActivate, Controller, type ExecutionContext, Get, Injectable, Module } from '@nestjs/common';
import { beforeEach } from 'vitest';
import {
  CurrentUser,
  DomainError,
  GuardedBy,
  Input,
  Op,
  type OpInput,
  type OpOutput,
  type Principal,
  Public,
  ServiceModule,
} from '..';
import { ContractCheck } from '../contract/contract-check';
import { startTestService } from './start-test-service';

export const ada = { id: '0198c0de-0000-7000-8000-000000000001', email: 'ada@example.org' };

class OutOfCreditsError extends DomainError {
  readonly code = 'out_of_credits';
  readonly kind = 'payment-required';
}

/** What the handlers of the example have read, and what it answers. */
export const example: { seenLedger: unknown; seenSignUp: unknown; ledger: OpOutput<'getUserCreditLedger'> } = {
  seenLedger: undefined,
  seenSignUp: undefined,
  ledger: [],
};

@Injectable()
class NoKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return context.switchToHttp().getRequest<{ headers: Record<string, string> }>().headers['x-pass'] === 'yes';
  }
}

@Controller()
class ExampleController {
  @Op('signUp')
  @Public()
  signUp(@Input() input: OpInput<'signUp'>): OpOutput<'signUp'> {
    example.seenSignUp = input.body;
    return { status: 'accepted' } as unknown as OpOutput<'signUp'>;
  }

  @Op('getCurrentUser')
  me(@CurrentUser() { id, email }: Principal): OpOutput<'getCurrentUser'> {
    return { id, email };
  }

  @Op('getUserCreditLedger')
  ledger(@Input() input: OpInput<'getUserCreditLedger'>): OpOutput<'getUserCreditLedger'> {
    example.seenLedger = input.query;
    return example.ledger;
  }

  @Op('validateEmail')
  @GuardedBy(NoKeyGuard)
  validate(): OpOutput<'validateEmail'> {
    throw new OutOfCreditsError('There are no credits left.', {
      extra: { balance: 0 },
      headers: { 'retry-after': '5' },
    });
  }

  @Get('broken')
  @Public()
  broken() {
    throw new Error('the password is hunter2');
  }
}

const database = { name: 'accounts', entities: [], migrations: {}, functions: {} };

@Module({ imports: [ServiceModule.forRoot({ database })], controllers: [ExampleController] })
class ExampleModule {}

/** A service with a handler of each kind, for the tests of this library. */
export async function startExample() {
  beforeEach(() => {
    example.ledger = [];
  });
  return startTestService(ExampleModule, {
    // This module has a few operations of two services; the check has tests of its own.
    override: (builder) => builder.overrideProvider(ContractCheck).useValue({}),
  });
}
