import { Op, type OpOutput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { SigningKeys } from './signing-keys';

@Controller()
export class SigningKeysController {
  constructor(private readonly keys: SigningKeys) {}

  @Op('getSigningKeys')
  @Public()
  published() {
    return this.keys.published as OpOutput<'getSigningKeys'>; // the keys are made in this form
  }
}
