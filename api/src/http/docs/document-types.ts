/** A JSON Schema as the contract's schemas become one. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
}

export interface Media {
  schema: Schema;
  example?: unknown;
}

export interface Answer {
  description: string;
  content?: Record<string, Media>;
  headers?: Record<string, { description: string; schema: Schema }>;
}
type Ref = { $ref: string };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** All schemes of one entry are needed, of one of the entries. */
export type Security = Record<string, string[]>[];

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer | Ref>;
  security: Security;
}

/** What of OpenAPI 3.1 the document of this API has. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; description: string; version: string; license: { name: string; url: string } };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, { type: string; in: string; name: string; description: string }>;
  };
}
