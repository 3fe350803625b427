import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LinksRepository } from '../links/links.repository';
import { RecoveryTokenEntity } from './recovery-token.entity';

@Injectable()
export class RecoveryRepository extends LinksRepository {
  constructor(dataSource: DataSource) {
    super(dataSource, RecoveryTokenEntity, 'recovery_owner');
  }
}
