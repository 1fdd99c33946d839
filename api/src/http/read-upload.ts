import type { FastifyRequest } from 'fastify';
import { HttpError, invalid } from './http-error.ts';

/**
 * The one file of a multipart request, whole in memory.
 * @throws HttpError 413 when it is larger than the route's limit, 422 when there is none under this name
 */
export async function readUpload(request: FastifyRequest, field: string, mostBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw invalid(field, 'Choose a file, and send it as multipart/form-data.');
  const tooLarge = () => {
    const sentence = `This file is too large: take one of up to ${mostBytes / 1_048_576} MB.`;
    return new HttpError('too-large', sentence, { [field]: [sentence] });
  };
  try {
    for await (const part of request.parts({ limits: { fileSize: mostBytes, files: 1, fields: 8, parts: 9 } })) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === field && bytes.length > 0) return bytes;
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    throw invalid(field, 'The file did not arrive whole. Please try again.');
  }
  throw invalid(field, 'Choose a file.');
}
