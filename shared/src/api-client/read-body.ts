import { offlineError } from './api-error';

/**
 * @returns what an answer holds: null, data or a file
 * @throws ApiError when the line broke under it
 */
export async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const isJson = response.headers.get('content-type')?.includes('json');
  try {
    return await (isJson ? response.json() : response.blob());
  } catch (error) {
    throw error instanceof TypeError ? offlineError(error) : error;
  }
}
