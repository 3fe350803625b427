export { type DatabaseProxy, startDatabaseProxy } from './database-proxy';
export { FakeMailer } from './fake-mailer';
export { type ServiceConformance, serviceConformance } from './service-conformance';
export { tenantTablesWithoutRls } from './tenant-tables';
export { signTestToken, testClaims } from './test-sessions';
export { startTestService, type TestService, type TestServiceOptions } from './start-test-service';
export { TestClock } from './test-clock';
export { createTestApp, type TestApp, type TestAppOptions } from './test-app';
export { startTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database';
