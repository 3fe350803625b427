import {
  CurrentUser,
  Input,
  Op,
  type OpInput,
  type OpOutput,
  type Principal,
  type SessionPrincipal,
} from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { assertOwn } from './assert-own';
import { type KeyWithBalance, KeysService } from './keys.service';

@Controller()
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Op('getUserApiKeys')
  async list(@CurrentUser() user: Principal): Promise<OpOutput<'getUserApiKeys'>> {
    return (await this.keys.list(user.id)).map(toApiKey);
  }

  @Op('createKey')
  async create(
    @Input() { body }: OpInput<'createKey'>,
    @CurrentUser() user: SessionPrincipal,
  ): Promise<OpOutput<'createKey'>> {
    assertOwn(user, body);
    const { token, ...created } = await this.keys.create(user, body.label);
    return { token, key: toApiKey(created) };
  }

  @Op('refreshKey')
  async refresh(
    @Input() { body }: OpInput<'refreshKey'>,
    @CurrentUser() user: SessionPrincipal,
  ): Promise<OpOutput<'refreshKey'>> {
    assertOwn(user, body);
    const { token, ...created } = await this.keys.refresh(user, body.kid);
    return { token, key: toApiKey(created) };
  }
}

function toApiKey({ key, balance }: KeyWithBalance): OpOutput<'getUserApiKeys'>[number] {
  return {
    kid: key.kid,
    label: key.label,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    active: key.revokedAt === null,
    credit_balance: balance,
    usage_count: key.usageCount,
  };
}
