extension ProcessProtocol {
  /// The schema as text; `schema` is its parsed form.
  static let schemaText = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:potluck:process-protocol:1",
      "title": "Potluck process provider protocol, version 1",
      "description": "One message a line on standard input and output.",
      "oneOf": [
        { "$ref": "#/$defs/toProgram" },
        { "$ref": "#/$defs/fromProgram" }
      ],
      "$defs": {
        "toProgram": {
          "description": "What a program reads.",
          "oneOf": [
            { "$ref": "#/$defs/initialize" },
            { "$ref": "#/$defs/search" },
            { "$ref": "#/$defs/recipe" },
            { "$ref": "#/$defs/cancel" }
          ]
        },
        "fromProgram": {
          "description": "What a program writes: an answer; result fits the request's method.",
          "oneOf": [
            { "$ref": "#/$defs/success" },
            { "$ref": "#/$defs/failure" }
          ]
        },
        "initialize": {
          "type": "object",
          "required": ["jsonrpc", "id", "method", "params"],
          "properties": {
            "jsonrpc": { "const": "2.0" },
            "id": { "type": "integer" },
            "method": { "const": "initialize" },
            "params": {
              "type": "object",
              "required": ["protocolVersion", "client", "provider", "settings"],
              "properties": {
                "protocolVersion": { "const": 1 },
                "client": {
                  "type": "object",
                  "required": ["name", "version"],
                  "properties": {
                    "name": { "type": "string" },
                    "version": { "type": "string" }
                  }
                },
                "provider": { "description": "The entry's id.", "type": "string" },
                "settings": { "description": "The entry's settings.", "type": "object" }
              }
            }
          }
        },
        "search": {
          "type": "object",
          "required": ["jsonrpc", "id", "method", "params"],
          "properties": {
            "jsonrpc": { "const": "2.0" },
            "id": { "type": "integer" },
            "method": { "const": "search" },
            "params": {
              "type": "object",
              "required": ["query", "page"],
              "properties": {
                "query": { "$ref": "#/$defs/query" },
                "page": { "$ref": "#/$defs/page" }
              }
            }
          }
        },
        "recipe": {
          "type": "object",
          "required": ["jsonrpc", "id", "method", "params"],
          "properties": {
            "jsonrpc": { "const": "2.0" },
            "id": { "type": "integer" },
            "method": { "const": "recipe" },
            "params": {
              "type": "object",
              "required": ["id"],
              "properties": { "id": { "type": "string" } }
            }
          }
        },
        "cancel": {
          "description": "A notification: no answer is needed, and a late one is ignored.",
          "type": "object",
          "required": ["jsonrpc", "method", "params"],
          "properties": {
            "jsonrpc": { "const": "2.0" },
            "method": { "const": "cancel" },
            "params": {
              "type": "object",
              "required": ["id"],
              "properties": { "id": { "type": "integer" } }
            }
          }
        },
        "query": {
          "type": "object",
          "required": ["text", "include", "exclude", "maxMinutes", "diets", "limit", "sort"],
          "properties": {
            "text": { "type": "string" },
            "include": { "type": "array", "items": { "type": "string" } },
            "exclude": { "type": "array", "items": { "type": "string" } },
            "maxMinutes": { "type": ["integer", "null"] },
            "diets": { "type": "array", "items": { "type": "string" } },
            "limit": { "type": "integer", "minimum": 1 },
            "sort": { "enum": ["best", "rating", "time", "title", "sources"] }
          }
        },
        "page": {
          "description": "The handshake's first, then the last answer's next.",
          "type": ["integer", "string"]
        },
        "success": {
          "type": "object",
          "required": ["id", "result"],
          "properties": {
            "jsonrpc": { "const": "2.0" },
            "id": { "type": ["integer", "string"] },
            "result": {
              "anyOf": [
                { "$ref": "#/$defs/description" },
                { "$ref": "#/$defs/listings" },
                { "$ref": "#/$defs/fullRecipe" },
                { "description": "No such recipe.", "type": "null" }
              ]
            },
            "error": { "type": "null" }
          }
        },
        "failure": {
          "type": "object",
          "required": ["id", "error"],
          "properties": {
            "jsonrpc": { "const": "2.0" },
            "id": { "type": ["integer", "string", "null"] },
            "error": {
              "type": "object",
              "required": ["code", "message"],
              "properties": {
                "code": { "type": "integer" },
                "message": { "type": "string" },
                "data": {
                  "type": "object",
                  "properties": {
                    "code": {
                      "enum": [
                        "timedOut", "unreachable", "httpError", "unauthorized", "rateLimited",
                        "quotaExceeded", "drift", "invalidResponse", "notFound", "unsupported",
                        "misconfigured"
                      ]
                    },
                    "hint": { "type": "string" },
                    "retryAfterSeconds": { "type": "number", "exclusiveMinimum": 0 },
                    "httpStatus": { "type": "integer", "minimum": 100, "maximum": 599 }
                  }
                }
              }
            }
          }
        },
        "description": {
          "description": "The result of initialize.",
          "type": "object",
          "required": ["protocolVersion"],
          "properties": {
            "protocolVersion": { "const": 1 },
            "name": { "type": "string" },
            "homepage": { "type": "string" },
            "attribution": { "type": "string" },
            "capabilities": {
              "description": "text unless given.",
              "type": "array",
              "items": {
                "enum": [
                  "text", "include", "exclude", "time", "diet", "browse", "detail", "sort:rating",
                  "ingredients"
                ]
              }
            },
            "paging": {
              "description": "Without it, one answer holds everything.",
              "type": "object",
              "properties": {
                "first": { "$ref": "#/$defs/page" },
                "pageSize": { "type": "integer", "minimum": 1, "maximum": 2000 },
                "gapTolerance": { "type": "integer", "minimum": 0, "maximum": 10 },
                "step": { "type": "integer", "minimum": 1, "maximum": 10000 },
                "maxPages": { "type": "integer", "minimum": 1, "maximum": 1000 }
              }
            },
            "politeness": {
              "type": "object",
              "properties": {
                "maxConcurrentRequests": { "type": "integer", "minimum": 1, "maximum": 64 },
                "minimumIntervalMs": { "type": "integer", "minimum": 0, "maximum": 3600000 }
              }
            }
          }
        },
        "listings": {
          "description": "The result of search.",
          "type": "object",
          "required": ["listings"],
          "properties": {
            "listings": { "type": "array", "items": { "$ref": "#/$defs/listing" } },
            "next": { "type": ["integer", "string", "null"] },
            "total": { "type": ["integer", "null"], "minimum": 0 },
            "filtered": {
              "description": "On the first page: how many recipes the program's filters left out.",
              "type": ["object", "null"],
              "properties": {
                "lacksIngredient": { "type": "integer", "minimum": 0 },
                "excludedIngredient": { "type": "integer", "minimum": 0 },
                "tooLong": { "type": "integer", "minimum": 0 },
                "diet": { "type": "integer", "minimum": 0 }
              }
            }
          }
        },
        "listing": {
          "type": "object",
          "required": ["title"],
          "anyOf": [{ "required": ["id"] }, { "required": ["url"] }],
          "properties": {
            "id": { "description": "The url unless given.", "type": ["string", "integer"] },
            "title": { "type": "string", "minLength": 1 },
            "url": { "type": ["string", "null"] },
            "publisher": { "type": ["string", "null"] },
            "image": { "type": ["string", "null"] },
            "ingredients": { "$ref": "#/$defs/words" },
            "rating": {
              "type": ["object", "null"],
              "required": ["value", "scale"],
              "properties": {
                "value": { "type": "number", "minimum": 0 },
                "scale": { "type": "number", "exclusiveMinimum": 0 }
              }
            },
            "totalMinutes": { "type": ["integer", "null"], "minimum": 1 },
            "yield": { "type": ["string", "integer", "null"] },
            "diets": { "type": ["array", "null"], "items": { "type": "string" } }
          }
        },
        "words": {
          "description": "A list, or a text with commas.",
          "type": ["array", "string", "null"],
          "items": { "type": "string" }
        },
        "fullRecipe": {
          "description": "The result of recipe: a listing, and what only the detail has.",
          "type": "object",
          "required": ["title"],
          "properties": {
            "title": { "type": "string", "minLength": 1 },
            "summary": { "type": ["string", "null"] },
            "instructions": {
              "description": "A list, or a text with one step a line.",
              "type": ["array", "string", "null"],
              "items": { "type": "string" }
            },
            "prepMinutes": { "type": ["integer", "null"], "minimum": 1 },
            "cookMinutes": { "type": ["integer", "null"], "minimum": 1 },
            "cuisine": { "type": ["string", "null"] },
            "category": { "type": ["string", "null"] },
            "keywords": { "$ref": "#/$defs/words" }
          }
        }
      }
    }
    """#
}
