import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { withGuard } from '../guard.ts';

// REST only: there is no GraphQL route.
export const GET = withGuard(REST_GET(config));
export const POST = withGuard(REST_POST(config));
export const DELETE = withGuard(REST_DELETE(config));
export const PATCH = withGuard(REST_PATCH(config));
export const PUT = withGuard(REST_PUT(config));
export const OPTIONS = withGuard(REST_OPTIONS(config));
