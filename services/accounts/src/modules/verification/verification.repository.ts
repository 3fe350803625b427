import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LinksRepository } from '../links/links.repository';
import { VerificationTokenEntity } from './verification-token.entity';

@Injectable()
export class VerificationRepository extends LinksRepository {
  constructor(dataSource: DataSource) {
    super(dataSource, VerificationTokenEntity, 'verification_owner');
  }
}
