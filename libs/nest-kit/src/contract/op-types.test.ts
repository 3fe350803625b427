import { Controller } from '@nestjs/common';
import { expect, it } from 'vitest';
import type { Principal } from '../auth/principal';
import { Op } from './op.decorator';
import type { OperationId, OpInput, OpOutput } from './operation-types';

/** The compiler is the test here: an expectation that no longer holds is an error of `typecheck`. */
@Controller()
class HandlersThatDoNotFit {
  // @ts-expect-error the contract says that an id is a text
  @Op('getCurrentUser') wrongField(_user: Principal) {
    return { id: 7, email: 'ada@example.org' };
  }

  // @ts-expect-error `email` is missing
  @Op('getCurrentUser') missingField(_user: Principal) {
    return { id: '0198c0de-0000-7000-8000-000000000001' };
  }

  // @ts-expect-error this input belongs to another operation
  @Op('getCurrentUser') foreign(_input: OpInput<'signUp'>) {
    return { id: '', email: '' };
  }
}

@Controller()
class HandlersThatFit {
  @Op('getCurrentUser') async plain({ id, email }: Principal): Promise<OpOutput<'getCurrentUser'>> {
    return { id, email };
  }

  @Op('getUserCreditLedger') typed(
    { query }: OpInput<'getUserCreditLedger'>,
    _user: Principal,
  ): OpOutput<'getUserCreditLedger'> {
    const limit: number | undefined = query.p_limit;
    return limit === 0 ? [] : [];
  }
}

// @ts-expect-error there is no such operation
const unknownOperation: OperationId = 'getNobody';

it('refuses handlers that do not fit their operation when they are compiled', () => {
  expect([HandlersThatDoNotFit, HandlersThatFit]).toHaveLength(2);
});

it('refuses an unknown operation when the class is loaded', () => {
  expect(() => Op(unknownOperation)).toThrow('no operation "getNobody"');
});
